import { createElement, useLayoutEffect } from 'react';
import { describe, expect, it } from 'vitest';
import { rendersOnServer } from './rendersOnServer.ts';

function ReadsThePage() {
  return createElement('section', null, document.title);
}

function Measures() {
  useLayoutEffect(() => {}, []);
  return createElement('section');
}

describe('the check rejects a widget that', () => {
  it('reads the page while it renders', async () => {
    await expect(rendersOnServer(() => createElement(ReadsThePage))).rejects.toThrow(/document/);
  });

  it('shows an amount that was not loaded', async () => {
    await expect(rendersOnServer(() => createElement('section', null, '₦0.00'))).rejects.toThrow(/₦/);
  });

  it('sends a request while it renders', async () => {
    const asks = () =>
      rendersOnServer((client) => {
        void client.session?.login({ username: 'amaka', password: 'oja-demo-2026' });
        return createElement('section');
      });
    await expect(asks()).rejects.toMatchObject({ expected: [] });
  });

  it('makes React log an error', async () => {
    const attributes: object = { class: 'not as React writes it' };
    const complains = () => rendersOnServer(() => createElement('section', attributes));
    await expect(complains()).rejects.toThrow(/error/);
  });

  it('has no section as its root', async () => {
    await expect(rendersOnServer(() => createElement('div'))).rejects.toThrow(/section/);
  });
});

it('accepts a correct widget with a layout effect', async () => {
  await rendersOnServer(() => createElement(Measures));
});
