import { createHash } from 'node:crypto';
import { type SelectorComponent, transform } from 'lightningcss';
import type { Rolldown } from 'vite';

/** Where the build says which inline styles and scripts its page has, for the servers' policy. Hidden: never served. */
export const POLICY_FOLDER = '.policy';

/** As a Content-Security-Policy names what stands in a page. */
const policyHash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/**
 * Takes the stylesheet of the app's first file out of the build, and returns it: it stands in index.html, so that the
 * first paint waits for no second request. Before Vite writes index.html, and which chunk loads which stylesheet.
 */
export function takeFirstStyles(bundle: Rolldown.OutputBundle): string {
  const entry = Object.values(bundle).find((file) => file.type === 'chunk' && file.isEntry);
  if (entry?.type !== 'chunk') throw new Error('The build has no first file.');
  const names = [...(entry.viteMetadata?.importedCss ?? [])];
  entry.viteMetadata?.importedCss.clear();
  return names
    .map((name) => {
      const styles = bundle[name];
      if (styles?.type !== 'asset') throw new Error(`The build has no ${name}.`);
      delete bundle[name];
      return String(styles.source)
        .replaceAll(/\/\*[\s\S]*?\*\//g, '')
        .trim();
    })
    .join('');
}

/** How a thing looks that is pressed or refused: a picture is neither. */
const answers = new Set(['hover', 'active', 'focus', 'focus-visible', 'focus-within', 'disabled', 'checked']);

/** What is awaited stands still. */
const motion = /(?<=[{;])(animation|transition)(-[a-z]+)?:[^;{}]*;?/g;

/** The rules of a stylesheet that apply to this picture in a page, whatever its state would be. */
export function rulesFor(html: string, css: string): string {
  const classes = [...html.matchAll(/ class="([^"]*)"/g)].flatMap(([, names = '']) => names.split(' '));
  const used = new Set(classes);
  const isUsed = (part: SelectorComponent) =>
    part.type === 'class'
      ? used.has(part.name)
      : part.type !== 'attribute' && !(part.type === 'pseudo-class' && answers.has(part.kind));
  const { code } = transform({
    filename: 'first.css',
    code: Buffer.from(css),
    minify: true,
    visitor: {
      Rule: {
        style: ({ value }) => (value.selectors.some((parts) => parts.every(isUsed)) ? undefined : []),
        keyframes: () => [],
      },
    },
  });
  // Once more: without the conditions that nothing is left in.
  const still = Buffer.from(code.toString().replaceAll(motion, ''));
  return transform({ filename: 'first.css', code: still, minify: true }).code.toString();
}

const VOID = /^(area|br|hr|img|input|link|meta|wbr)$/;

/** A picture without the parts of it that are hidden. */
export function withoutHidden(html: string): string {
  let depth = 0;
  return html.replaceAll(
    /<(\/?)([\w-]+)([^>]*)>|[^<]+/g,
    (part, close: string, name?: string, attributes = '') => {
      const wasHidden = depth > 0;
      if (name !== undefined && !VOID.test(name) && (wasHidden || / hidden\b/.test(attributes)))
        depth += close ? -1 : 1;
      return wasHidden || depth > 0 ? '' : part;
    },
  );
}

interface Styled {
  readonly html: string;
  readonly css: string;
}

/** A strict policy drops style attributes: each becomes a class. */
export function styleByClass(html: string, prefix: string): Styled {
  const names = new Map<string, string>();
  const styled = html.replaceAll(/<[^>]* style="([^"]*)"[^>]*>/g, (tag, style: string) => {
    const name = names.get(style) ?? `${prefix}${names.size}`;
    names.set(style, name);
    const bare = tag.replace(/ style="[^"]*"/, '');
    return bare.includes(' class="')
      ? bare.replace(' class="', ` class="${name} `)
      : bare.replace(/^<\w+/, `$& class="${name}"`);
  });
  return { html: styled, css: [...names].map(([style, name]) => `.${name}{${style}}`).join('') };
}

/** An element of the page's head with this content; a policy allows it by its hash alone. */
function inlineElement(name: 'script' | 'style', content: string): string {
  if (/<\/|<!--/.test(content)) throw new Error(`A ${name} in the page would end before its end.`);
  return `<${name}>${content}</${name}>`;
}

/** What is inline in a page: the contents that its policy has to name. */
const inlineContents = (html: string) =>
  [...html.matchAll(/<(script|style)>([\s\S]*?)<\/\1>/g)].map(([, , content = '']) => content);

/**
 * What the servers read: the hashes of what is inline in the page, by themselves and as nginx and Caddy take them. Made
 * from the page as it is served, so that page and policy can't disagree; `deploy/publish.sh` brings them.
 */
export function policyFiles(html: string): Readonly<Record<string, string>> {
  const hashes = inlineContents(html).map(policyHash).join(' ');
  return {
    hashes: `${hashes}\n`,
    'nginx.conf': `map $host $oja_inline {\n    default "${hashes}";\n}\n`,
    Caddyfile: `vars oja_inline "${hashes}"\n`,
  };
}

/** What is put into index.html. */
export interface FirstParts {
  /** The sign-in form, and the pictures of the first screens. */
  readonly visitor: string;
  readonly agent: string;
  readonly script: string;
  /** Of the sign-in form, and of all screens. */
  readonly styles: string;
  /** Stylesheets that come beside the scripts: what the pictures need of them is in the page, too. */
  readonly late: readonly string[];
}

/** Puts the first screens into the page, with all that their paint needs. */
export function writePage(html: string, parts: FirstParts): string {
  const visitor = styleByClass(parts.visitor, 'form');
  const agent = styleByClass(withoutHidden(parts.agent), 'drawn');
  const late = parts.late.map((css) => rulesFor(agent.html, css));
  const style = inlineElement('style', [parts.styles, ...late, visitor.css, agent.css].join(''));
  const script = inlineElement('script', parts.script);
  return html
    .replace('<script type="module"', (tag) => `${style}\n    ${script}\n    ${tag}`)
    .replace('<div id="visitor"></div>', () => `<div id="visitor">${visitor.html}</div>`)
    .replace('<div id="agent"></div>', () => `<div id="agent">${agent.html}</div>`);
}
