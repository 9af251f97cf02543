import type { PlainReceipt } from '../receipt/plainReceipt.ts';

type Content = Node | string;

/** Builds the printed receipt with DOM calls only, so that text from servers and customers can't become HTML. */
export function paperSheet(page: Document, receipt: PlainReceipt): HTMLElement {
  const make = (tag: string, name: string, ...content: readonly Content[]) => {
    const element = page.createElement(tag);
    element.className = name;
    element.append(...content);
    return element;
  };
  const digits = (groups: readonly string[]) =>
    make('p', 'digits', ...groups.flatMap((group, at) => [at > 0 ? ' ' : '', make('span', 'group', group)]));
  const { title, seller, status, amount, item, instruction, codes, lines, support } = receipt;
  return make(
    'article',
    'sheet',
    make(
      'header',
      'head',
      make('p', 'seller', seller ?? title),
      ...(seller ? [make('p', 'title', title)] : []),
    ),
    make('p', 'sum', make('span', 'status', status), make('span', 'amount', amount)),
    make('p', 'item', item),
    ...(instruction ? [make('p', 'instruction', instruction)] : []),
    make(
      'ul',
      'codes',
      ...codes.map(({ name, code, note }) =>
        make(
          'li',
          'code',
          make('p', 'name', name),
          digits(code.groups),
          ...(note ? [make('p', 'note', note)] : []),
        ),
      ),
    ),
    make(
      'dl',
      'lines',
      ...lines.map(({ term, value }) =>
        make('div', 'line', make('dt', 'term', term), make('dd', 'value', value)),
      ),
    ),
    ...(support ? [make('p', 'support', support)] : []),
  );
}
