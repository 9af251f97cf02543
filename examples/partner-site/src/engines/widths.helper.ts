import { embeddedServices } from '@oja/core';
import { expect } from 'vitest';
import { displayTags } from '../testing/displayElements.helper.ts';
import type { EnginePage } from './engine.helper.ts';

/** Width in px of a form, and of any widget in a parent that sizes to its content. */
const FORM = 440;

/** Maximum widths in px of tags that do not fill every parent. */
const widest: Readonly<Record<string, number>> = {
  ...Object.fromEntries(embeddedServices.map(({ tag }) => [tag, FORM])),
  'oja-meter-validator': FORM,
  'oja-funding': FORM,
  'oja-receipt': 960,
};

const tags = [...embeddedServices.map(({ tag }) => tag), ...displayTags];

/** Styles of the parents. Each is in a box of the available width. */
const filled = ['display: block', 'display: grid'];
const fitted = [
  'display: flex',
  'display: flex; justify-content: center',
  'display: grid; justify-items: start',
  'display: inline-block',
  'display: table-cell',
  'float: left',
  'position: absolute',
];

/** Available widths, in px. */
const available = [200, 280, 360, 768, 1200];

interface Measured {
  readonly parent: string;
  readonly available: number;
  readonly width: number;
  readonly overflow: number;
}

/** Measures one tag in every parent, and in a dialog. */
const measure = (
  page: Pick<EnginePage, 'evaluate'>,
  tag: string,
  sold: string,
): Promise<readonly Measured[]> =>
  page.evaluate(
    async (tag, sold, parents, available) => {
      const create = async (parent: HTMLElement) => {
        const element = document.createElement(tag);
        element.setAttribute('reference', sold);
        const isReady = new Promise((resolve) => element.addEventListener('oja:ready', resolve));
        parent.replaceChildren(element);
        await isReady;
        const widget = element.shadowRoot?.querySelector('section');
        if (!widget) throw new Error(`<${tag}> shows no widget.`);
        return widget;
      };
      const sizeOf = (widget: HTMLElement) => ({
        width: widget.getBoundingClientRect().width,
        overflow: widget.scrollWidth - widget.clientWidth,
      });
      const box = document.createElement('div');
      box.style.position = 'relative';
      const parent = document.createElement('div');
      box.append(parent);
      const dialog = document.createElement('dialog');
      dialog.style.cssText = 'padding: 0; border: 0';
      document.body.replaceChildren(box, dialog);
      const widget = await create(parent);
      const measured = parents.flatMap((style) =>
        available.map((width) => {
          parent.style.cssText = style;
          box.style.width = `${width}px`;
          return { parent: style, available: width, ...sizeOf(widget) };
        }),
      );
      dialog.showModal();
      const inDialog = await create(dialog);
      return [...measured, { parent: 'dialog', available: dialog.clientWidth, ...sizeOf(inDialog) }];
    },
    tag,
    sold,
    [...filled, ...fitted],
    available,
  );

/** Asserts the width of every tag in every kind of parent. `page` is the shop's simplest page. */
export async function expectWidthsInParents(page: Pick<EnginePage, 'evaluate'>, sold: string): Promise<void> {
  await page.evaluate(async () => {
    await customElements.whenDefined('oja-data-purchase');
    const getToken = async () => (await fetch('/widget-session', { method: 'POST' })).json();
    window.Oja?.configure({ getToken });
  });
  for (const tag of tags) {
    const measured = await measure(page, tag, sold);
    const expected = measured.map((row) => {
      const most = filled.includes(row.parent) ? (widest[tag] ?? row.available) : FORM;
      return { ...row, width: Math.min(most, row.available), overflow: 0 };
    });
    expect({ tag, measured }).toEqual({ tag, measured: expected });
    // The dialog on a phone of 360 px, with its margins and perhaps a scroll bar.
    expect(measured.at(-1)?.width).toBeGreaterThan(280);
  }
}
