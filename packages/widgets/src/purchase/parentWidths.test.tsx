import { cleanup, render, screen } from '@testing-library/react';
import type { CSSProperties, ReactNode } from 'react';
import { afterEach, describe, expect, it } from 'vitest';
import { createTestClient } from '../testing/testClient.ts';
import { FormFrame } from '../ui/form/FormFrame.tsx';
import { ElectricityPurchase } from './index.ts';
import { everything } from './services.fixture.ts';

/** Maximum width of a form, in px. */
const WIDEST = 440;

/** Parents that size to their content. Each is in a box of the available width. */
const parents: Readonly<Record<string, CSSProperties>> = {
  block: {},
  'flex row': { display: 'flex' },
  'flex row that centres': { display: 'flex', justifyContent: 'center' },
  'flex column that centres': { display: 'flex', flexDirection: 'column', alignItems: 'center' },
  grid: { display: 'grid' },
  'grid that centres': { display: 'grid', placeItems: 'center' },
  'grid with automatic columns': { display: 'grid', gridTemplateColumns: 'auto auto' },
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

const widgets = {
  'the purchase of electricity': () => (
    <ElectricityPurchase client={createTestClient({ answers: everything }).client} />
  ),
  'a form': () => (
    <FormFrame form={null} title="Meter" submitLabel="Check" isBusy={false} onSubmit={() => {}}>
      <p>{'A sentence that takes a line of its own, and then some more of the next one. '.repeat(3)}</p>
    </FormFrame>
  ),
};

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

describe.each(Object.entries(widgets))('%s', (_, create) => {
  it.each(Object.entries(parents))(
    'is as wide as available, up to 440 px, in a parent that may size to its content: %s',
    async (_, parent) => {
      const widget = create();
      const view = render(place(2000, parent, widget));
      await screen.findByRole('button', { name: /^(Review|Check)/ });
      for (const available of [200, 280, 320, 360, 440, 768, 2000]) {
        view.rerender(place(available, parent, widget));
        expect([available, measure()]).toEqual([
          available,
          { width: Math.min(WIDEST, available), overflow: 0 },
        ]);
      }
    },
  );

  it.each(Object.entries(overlays))('is 300 to 440 px wide in a %s', async (kind, open) => {
    const Overlay = kind === 'dialog' ? 'dialog' : 'div';
    const { container } = render(
      <Overlay popover={kind === 'popover' ? 'manual' : undefined} style={{ padding: 0, border: 0 }}>
        {create()}
      </Overlay>,
    );
    open(container.firstElementChild as HTMLElement);
    await screen.findByRole('button', { name: /^(Review|Check)/ });
    expect(measure().overflow).toBe(0);
    expect(measure().width).toBeGreaterThan(300);
    expect(measure().width).toBeLessThanOrEqual(Math.min(WIDEST, innerWidth));
  });
});
