import { embeddedServices } from '@oja/core';
import { createFakeServer, ok } from '@oja/core/testing';
import { afterEach, expect, test, vi } from 'vitest';
import { allServices } from '../purchase/services.fixture.ts';
import type { ElementModule, MountContext, Mounted } from './elementModule.ts';
import { embeddedComponents, hostForTests } from './mountContext.helper.ts';
import { mountPurchase } from './mountPurchase.tsx';

const tags = import.meta.glob<ElementModule>('./purchase/oja-*.tsx');
const fileOf = (tag: string) => `./purchase/${tag}.tsx`;

afterEach(() => {
  document.body.replaceChildren();
  vi.unstubAllGlobals();
});

/** The controls of the form that `mount` renders, with their labels. */
async function controlsOf(mount: (context: MountContext) => Mounted): Promise<string[]> {
  vi.stubGlobal('fetch', createFakeServer({ services: () => ok(allServices) }).fetch);
  const { context, root, heard } = hostForTests({});
  const mounted = mount(context);
  await vi.waitFor(() => expect(heard).toEqual([['oja:ready', null]]));
  const controls = [...root.querySelectorAll<HTMLInputElement>('input, select, button')].map(
    ({ type, labels }) => `${type}: ${[...(labels ?? [])].map(({ textContent }) => textContent).join()}`,
  );
  mounted.unmount();
  return controls;
}

test('there is exactly one file for the tag of each embedded category', () => {
  expect(Object.keys(tags).sort()).toEqual(embeddedServices.map(({ tag }) => fileOf(tag)).sort());
});

test.each(embeddedServices)('$tag renders every field of its category', async (definition) => {
  const { mount } = (await tags[fileOf(definition.tag)]?.()) ?? {};
  expect(await controlsOf(mount ?? expect.fail('It has no file.'))).toEqual(
    await controlsOf(mountPurchase(definition, embeddedComponents)),
  );
});
