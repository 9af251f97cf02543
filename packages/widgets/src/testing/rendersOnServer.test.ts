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

describe('a widget is found out on a server that', () => {
  it('reads the page while it renders', async () => {
    await expect(rendersOnServer(() => createElement(ReadsThePage))).rejects.toThrow(/document/);
  });

  it('shows a figure that nobody gave', async () => {
    await expect(rendersOnServer(() => createElement('section', null, '₦0.00'))).rejects.toThrow(/₦/);
  });

  it('asks the server while it renders', async () => {
    const asks = () =>
      rendersOnServer((client) => {
        void client.session?.login({ username: 'amaka', password: 'oja-demo-2026' });
        return createElement('section');
      });
    await expect(asks()).rejects.toMatchObject({ expected: [] });
  });

  it('makes React complain', async () => {
    const attributes: object = { class: 'not as React writes it' };
    const complains = () => rendersOnServer(() => createElement('section', attributes));
    await expect(complains()).rejects.toThrow(/error/);
  });

  it('is no landmark', async () => {
    await expect(rendersOnServer(() => createElement('div'))).rejects.toThrow(/section/);
  });
});

it('holds where nothing is wrong, an effect of layout included', async () => {
  await rendersOnServer(() => createElement(Measures));
});
