import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import { policyFiles, rulesFor, styleByClass, withoutHidden, writePage } from './inlined.ts';

const sha = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

const html =
  '<head><script type="module" src="/a.js"></script></head><div id="visitor"></div><div id="agent"></div>';
const parts = {
  visitor: '<p style="top:0">in</p>',
  agent: '<i class="a"></i>',
  script: 'start();',
  styles: 'p{left:0}',
  late: ['.a{top:2px}.b{top:3px}'],
};

it('puts the first screens into the page with all that their paint needs, and names it to each server', () => {
  const page = writePage(html, parts);
  const styles = 'p{left:0}.a{top:2px}.form0{top:0}';
  expect(page).toContain(
    `<style>${styles}</style>\n    <script>start();</script>\n    <script type="module"`,
  );
  expect(page).toContain(
    '<div id="visitor"><p class="form0">in</p></div><div id="agent"><i class="a"></i></div>',
  );
  const hashes = `${sha(styles)} ${sha('start();')}`;
  const files = policyFiles(page);
  expect(files['hashes']).toBe(`${hashes}\n`);
  expect(files['nginx.conf']).toContain(`default "${hashes}";`);
  expect(files['Caddyfile']).toBe(`vars oja_inline "${hashes}"\n`);
});

it('refuses what would end before its end', () => {
  expect(() => writePage(html, { ...parts, script: 'const page = "</script>";' })).toThrow('before its end');
});

it('finds the rules that a picture needs, on every screen width, and none for what is pressed', () => {
  const css =
    'html{margin:0}.a[data-x]{top:8px}.b{transition:top 1s}.a,.c{top:0}.a .b{top:1px}.a:hover{top:2px}.a::before{top:3px}.c{top:4px}@media (min-width:600px){.b{top:5px}@media (hover:hover){.c{top:6px}}}@media (hover:hover){.c{top:6px}}@keyframes k{to{top:7px}}';
  expect(rulesFor('<i class="a"><b class="b x"></b></i>', css)).toBe(
    'html{margin:0}.a,.c{top:0}.a .b{top:1px}.a:before{top:3px}@media (width>=600px){.b{top:5px}}',
  );
});

it('turns style attributes, which a strict policy drops, into classes', () => {
  expect(
    styleByClass('<p style="top:0;" class="a">1</p><p style="top:0;">2</p><p class="b">3</p>', 'drawn'),
  ).toEqual({
    html: '<p class="drawn0 a">1</p><p class="drawn0">2</p><p class="b">3</p>',
    css: '.drawn0{top:0;}',
  });
});

it('leaves out what is hidden in a picture, with all that is in it', () => {
  const html =
    '<p>1</p><div class="a" hidden><i><br>2</i><svg><path d=""></path></svg></div><input><p hidden>3</p><b aria-hidden="true">4</b>';
  expect(withoutHidden(html)).toBe('<p>1</p><input><b aria-hidden="true">4</b>');
});
