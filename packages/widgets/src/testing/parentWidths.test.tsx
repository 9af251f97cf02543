import type { Client } from '@oja/core';
import { demoAllServices, demoTransaction, ok } from '@oja/core/testing';
import { cleanup, render, screen } from '@testing-library/react';
import type { CSSProperties, ReactNode } from 'react';
import { afterEach, describe, expect, it } from 'vitest';
import {
  ElectricityPurchase,
  MeterValidator,
  PriceList,
  Receipt,
  ServiceHealth,
  TransactionList,
  WalletBalance,
} from '../index.ts';
import { FormFrame } from '../ui/form/FormFrame.tsx';
import { powerSale } from './demoPurchases.ts';
import { type Answers, createTestClient } from './testClient.ts';

/** Width in px of a form, and of any widget in a parent that sizes to its content. */
const FORM = 440;

/** Parents that are as wide as available. */
const filled: Readonly<Record<string, CSSProperties>> = {
  block: {},
  'flex column': { display: 'flex', flexDirection: 'column' },
  grid: { display: 'grid' },
};

/** Parents that size to their content. */
const fitted: Readonly<Record<string, CSSProperties>> = {
  'flex row': { display: 'flex' },
  'flex row that centres': { display: 'flex', justifyContent: 'center' },
  'flex column that centres': { display: 'flex', flexDirection: 'column', alignItems: 'center' },
  'grid that centres': { display: 'grid', placeItems: 'center' },
  'grid aligned to the start': { display: 'grid', justifyItems: 'start' },
  'grid with automatic columns': {
    display: 'grid',
    gridTemplateColumns: 'auto auto',
    justifyContent: 'start',
  },
  'inline-flex': { display: 'inline-flex' },
  'inline-grid': { display: 'inline-grid' },
  'inline-block': { display: 'inline-block' },
  float: { float: 'left' },
  absolute: { position: 'absolute' },
  'table cell': { display: 'table-cell' },
  'fit-content': { width: 'fit-content' },
  'max-width alone': { display: 'inline-block', maxWidth: '100%' },
};

/** Overlays are positioned relative to the window. */
const overlays: Readonly<Record<string, (element: HTMLElement) => void>> = {
  dialog: (element) => (element as HTMLDialogElement).showModal(),
  popover: (element) => element.showPopover(),
};

const answers: Answers = {
  services: () => ok(demoAllServices),
  transaction: () => ok(demoTransaction(powerSale)),
};

interface Subject {
  readonly create: (client: Client) => ReactNode;
  /** A text of the loaded widget. */
  readonly shows: RegExp;
  /** The maximum width, in px. */
  readonly widest: number;
}

/** Every kind of widget that has a tag, and a form. */
const subjects = {
  'the purchase of electricity': {
    create: (client) => <ElectricityPurchase client={client} />,
    shows: /^Review/,
    widest: FORM,
  },
  'the wallet balance': {
    create: (client) => <WalletBalance client={client} onAddMoney={() => {}} />,
    shows: /^₦48,250\.00$/,
    widest: Number.POSITIVE_INFINITY,
  },
  'the price list': {
    create: (client) => <PriceList client={client} category="data" />,
    shows: /^₦456$/,
    widest: Number.POSITIVE_INFINITY,
  },
  'the service health': {
    create: (client) => <ServiceHealth client={client} category="electricity" />,
    shows: /^Service health$/,
    widest: Number.POSITIVE_INFINITY,
  },
  'the meter validator': {
    create: (client) => <MeterValidator client={client} />,
    shows: /^Check meter$/,
    widest: FORM,
  },
  'the transaction list': {
    create: (client) => <TransactionList client={client} />,
    shows: /^Today/,
    widest: Number.POSITIVE_INFINITY,
  },
  'the receipt': {
    create: (client) => <Receipt client={client} reference="OJA-9101" />,
    shows: /^Delivered$/,
    widest: 960,
  },
  'a form': {
    create: () => (
      <FormFrame form={null} title="Meter" submitLabel="Check" isBusy={false} onSubmit={() => {}}>
        <p>{'A sentence that takes a line of its own, and then some more of the next one. '.repeat(3)}</p>
      </FormFrame>
    ),
    shows: /^Check$/,
    widest: FORM,
  },
} satisfies Readonly<Record<string, Subject>>;

/** The widget's width and the overflow of its content, in px. */
const measure = () => {
  const [widget] = screen.getAllByRole('region');
  if (!widget) throw new Error('No widget');
  return { width: widget.getBoundingClientRect().width, overflow: widget.scrollWidth - widget.clientWidth };
};

const place = (available: number, parent: CSSProperties, widget: ReactNode) => (
  <div style={{ width: available, position: 'relative' }}>
    <div style={parent}>
      <div>{widget}</div>
    </div>
  </div>
);

afterEach(cleanup);

describe.each(Object.entries(subjects))('%s', (_, { create, shows, widest }) => {
  const createWidget = () => create(createTestClient({ answers }).client);
  const untilLoaded = () => screen.findAllByText(shows);

  async function expectWidths(parent: CSSProperties, most: number): Promise<void> {
    const widget = createWidget();
    const view = render(place(2000, parent, widget));
    await untilLoaded();
    for (const available of [200, 280, 320, 360, 440, 768, 1280, 2000]) {
      view.rerender(place(available, parent, widget));
      expect([available, measure()]).toEqual([available, { width: Math.min(most, available), overflow: 0 }]);
    }
  }

  it.each(Object.entries(filled))('is as wide as its parent, up to its maximum: %s', (_, parent) =>
    expectWidths(parent, widest),
  );

  it.each(Object.entries(fitted))(
    'is up to 440 px wide in a parent that sizes to its content: %s',
    (_, parent) => expectWidths(parent, FORM),
  );

  it.each(Object.entries(overlays))('is 300 to 440 px wide in a %s', async (kind, open) => {
    const Overlay = kind === 'dialog' ? 'dialog' : 'div';
    const { container } = render(
      <Overlay popover={kind === 'popover' ? 'manual' : undefined} style={{ padding: 0, border: 0 }}>
        {createWidget()}
      </Overlay>,
    );
    open(container.firstElementChild as HTMLElement);
    await untilLoaded();
    expect(measure().overflow).toBe(0);
    expect(measure().width).toBeGreaterThan(300);
    expect(measure().width).toBeLessThanOrEqual(Math.min(FORM, innerWidth));
  });
});

/** The distance in px between the widget's edge and the closest text or icon. */
function findInset(): number {
  const [widget] = screen.getAllByRole('region');
  if (!widget) throw new Error('No widget');
  const range = document.createRange();
  const lefts = [...widget.querySelectorAll('svg, :not(:empty)')].flatMap((element) => {
    if (element.localName === 'svg') return [element.getBoundingClientRect().left];
    range.selectNodeContents(element);
    return element.childElementCount === 0 ? [range.getBoundingClientRect().left] : [];
  });
  return Math.round(Math.min(...lefts) - widget.getBoundingClientRect().left);
}

it.each(['the wallet balance', 'the receipt'] as const)(
  'pads %s by its container, not by the window',
  async (name) => {
    const { create, shows } = subjects[name];
    const widget = create(createTestClient({ answers }).client);
    const view = render(place(599, {}, widget));
    await screen.findAllByText(shows);
    const narrow = findInset();
    view.rerender(place(600, {}, widget));
    expect(narrow).toBeGreaterThanOrEqual(16);
    expect(findInset()).toBe(narrow + 8);
  },
);
