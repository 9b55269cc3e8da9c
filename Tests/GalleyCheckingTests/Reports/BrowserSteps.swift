import Foundation

/// A script that drives the report by its keys as a reader would, and writes down what failed.
enum BrowserSteps {
  /// Whether the page says that it holds everything, and is quiet; put after the report.
  static let glance = #"""
    <script>
    setTimeout(() => {
      const all = (selector) => [...document.querySelectorAll(selector)];
      const verdict = document.createElement('pre');
      verdict.id = 'verdict';
      const seen = {
        rows: all('.row').length,
        pictures: all('.sheet img').filter((image) => image.naturalWidth > 0).length,
        bold: 0,
        title: document.querySelector('.title')?.textContent ?? '',
      };
      // What is ticked is named once more.
      document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'a', bubbles: true }));
      seen.bold = all('#app b, #app i').length;
      verdict.textContent = JSON.stringify(seen);
      document.body.append(verdict);
    }, 500);
    </script>
    """#

  /// Put after the report's own script.
  ///
  /// The verdict is the text of `#verdict`.
  static let script = #"""
    <script>
    addEventListener('error', (event) => fail('error', event.message));
    addEventListener('unhandledrejection', (event) => fail('rejection', event.reason));
    const failures = [];
    const fail = (step, found) => failures.push(`${step}: ${found}`);
    const one = (selector) => document.querySelector(selector);
    const all = (selector) => [...document.querySelectorAll(selector)];
    const press = (key, options = {}) => (document.activeElement ?? document.body).dispatchEvent(
      new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...options }));
    const expect = (step, found, wanted = true) => {
      if (found !== wanted) fail(step, `${found}, not ${wanted}`);
    };
    const rest = (time = 50) => new Promise((done) => setTimeout(done, time));
    const ports = () => one('.ports');
    const style = (name) => ports().style.getPropertyValue(name);
    const pressed = (view) => one(`[data-view=${view}]`).getAttribute('aria-pressed');

    async function steps() {
      for (let tries = 0; tries < 100 && !one('.sheet img')?.naturalWidth; tries += 1) await rest();
      const first = one('.title').textContent;
      expect('opens side by side', ports().className.includes('side'));
      expect('three ports', all('.port').length, 3);
      expect('pictures are decoded', all('.sheet img').every((image) => image.naturalWidth > 0));
      expect('only those of one state', all('img').length, 3);
      expect('fits', one('.zoom-value').textContent.startsWith('Fit'));

      press('j'); expect('j goes on', one('.title').textContent !== first);
      press('k'); expect('k goes back', one('.title').textContent, first);
      press('ArrowDown'); expect('an arrow goes on', one('.title').textContent !== first);
      press('ArrowUp'); expect('an arrow goes back', one('.title').textContent, first);
      press('k'); expect('there is nothing before the first', one('.title').textContent, first);

      press('2'); expect('2 swipes', pressed('swipe'), 'true');
      expect('one port', all('.port').length, 1);
      press(']'); expect('] moves the divider', style('--swipe'), '0.55');
      press('['); press('['); expect('[ moves it back', style('--swipe'), '0.45');
      press('3'); expect('3 shows onion skins', pressed('onion'), 'true');
      press(']'); expect('] shows more', style('--onion'), '0.55');
      expect('as opacity', getComputedStyle(one('.layer.actual')).opacity, '0.55');
      press('4'); expect('4 blinks', pressed('blink'), 'true');
      const wasActual = ports().classList.contains('is-actual');
      await rest(1000);
      expect('by itself', ports().classList.contains('is-actual'), !wasActual);
      press('b'); const stopped = ports().classList.contains('is-actual');
      await rest(1600);
      expect('b stops it', ports().classList.contains('is-actual'), stopped);
      press('5'); expect('5 shows the difference', one('.panel').className, 'panel difference');
      press('1'); expect('1 shows all', all('.port').length, 3);

      press('+'); const zoomed = Number(style('--scale'));
      press('+'); expect('+ zooms in', Number(style('--scale')) > zoomed);
      for (let count = 0; count < 20; count += 1) press('+');
      expect('up to 3200%', one('.zoom-value').textContent, '3200%');
      expect('crisp', getComputedStyle(one('.sheet img')).imageRendering, 'pixelated');
      const before = style('--x');
      press('ArrowRight', { shiftKey: true }); expect('Shift and arrow pan', style('--x') !== before);
      const places = all('.sheet').map((sheet) => getComputedStyle(sheet).transform);
      expect('all pictures alike', new Set(places).size, 1);
      press('-'); expect('- zooms out', one('.zoom-value').textContent, '2400%');
      press('0'); expect('0 fits', one('.zoom-value').textContent.startsWith('Fit'));

      const outlines = one('.outlines');
      press('o'); expect('o hides outlines', getComputedStyle(outlines).display, 'none');
      press('o'); expect('o shows outlines', getComputedStyle(outlines).display !== 'none');
      const note = one('.note');
      note.focus();
      expect('a note lights its outlines', all('.outline.is-lit').length > 0);
      note.click();
      expect('and is brought near', !one('.zoom-value').textContent.startsWith('Fit'));
      note.blur();
      expect('until it is left', all('.outline.is-lit').length, 0);

      one('.outline').dispatchEvent(new MouseEvent('click'));
      expect('an outline leads to its note', document.activeElement, one('.note'));
      one('.note').blur();

      press('f'); expect('f filters', document.activeElement, one('#filter'));
      one('#filter').value = 'ring';
      one('#filter').dispatchEvent(new Event('input'));
      press('j'); expect('keys are text there', one('.place').textContent.startsWith('1 of'));
      expect('the list is shorter', all('.list li:not([hidden])').length < all('.list li').length);
      expect('a state is shown that is left', one('.title').textContent.includes('ring'));
      press('Escape'); expect('Escape leaves', document.activeElement !== one('#filter'));
      one('#filter').value = 'nothing is called so';
      one('#filter').dispatchEvent(new Event('input'));
      expect('an empty list says so', one('.nothing').hidden, false);
      one('#filter').value = '';
      one('#filter').dispatchEvent(new Event('input'));
      one('.chip.failed').click();
      expect('a chip filters', all('.list li:not([hidden])').length, 1);
      expect('a failure says why', one('.no-picture').textContent.includes('radus'));
      for (const key of ['1', '2', '3', '4', '5', '+', '-', '0', 'o', 'o', '[', ']']) press(key);
      one('.chip.failed').click();
      press('k');

      press('?'); expect('? helps', one('.help').open);
      press('?'); expect('? closes', one('.help').open, false);
      press('t'); const theme = document.documentElement.dataset.theme;
      press('t'); expect('t turns', document.documentElement.dataset.theme !== theme);
      expect('buttons are named', all('button').every((each) => each.textContent.trim() !== ''));
      expect('commands can be copied', one('.command code').textContent.startsWith('galley approve '));
    }

    steps().catch((error) => fail('stopped', error)).finally(() => {
      const verdict = document.createElement('pre');
      verdict.id = 'verdict';
      verdict.textContent = failures.length === 0 ? 'all steps hold' : failures.join('\n');
      document.body.append(verdict);
    });
    </script>
    """#

  /// A page that reads each file of a script as a script, and each of a style as a style, of which a
  /// rule is dropped where it cannot be read.
  static func page(reading files: [ReportFiles.File]) -> String {
    let list = files.map { file in
      let text = Data(file.text.utf8).base64EncodedString()
      return "['\(file.name)', '\(file.kind)', '\(text)']"
    }
    return """
      <!doctype html><pre id="verdict"></pre>
      <script>
      const files = [\(list.joined(separator: ", "))];
      const decoded = (text) => new TextDecoder().decode(
        Uint8Array.from(atob(text), (character) => character.charCodeAt(0)));
      const problems = {
        js: (text) => { try { new Function(text); return ''; } catch (error) { return error.message; } },
        css: (text) => {
          const sheet = new CSSStyleSheet();
          sheet.replaceSync(text);
          let [depth, rules] = [0, 0];
          for (const character of text) {
            if (character === '{' && (depth += 1) === 1) rules += 1;
            if (character === '}') depth -= 1;
          }
          return sheet.cssRules.length === rules ? '' : `${sheet.cssRules.length} of ${rules} rules`;
        },
      };
      const found = files.map(([name, kind, text]) => [name, problems[kind](decoded(text))])
        .filter(([, problem]) => problem).map(([name, problem]) => `${name}: ${problem}`);
      document.querySelector('#verdict').textContent = found.join(', ') || 'all files can be read';
      </script>
      """
  }
}
