import { afterEach, describe, expect, it, vi } from 'vitest';
import { hostForTests } from '../mountContext.harness.ts';
import { mount } from './mountFrame.ts';

const mounted: { unmount(): void }[] = [];
afterEach(() => {
  for (const one of mounted.splice(0)) one.unmount();
  document.body.replaceChildren();
});

function mountAt(files: string) {
  const { root, context, ...rest } = hostForTests({});
  const place = document.createElement('p');
  Object.assign(place.style, { margin: '0', minHeight: '300px' });
  root.append(place);
  mounted.push(mount({ ...context, files }));
  return { root, place, ...rest };
}

describe('an element in a frame', () => {
  it('has a frame of the script’s origin, which may no more than sell, over the place that is kept free', () => {
    const { root } = mountAt('https://cdn.example/embed/0.1.0/');
    const frame = root.querySelector('iframe');
    const { origin, pathname, searchParams } = new URL(frame?.src ?? '');
    expect([origin, pathname]).toEqual(['https://cdn.example', '/embed/0.1.0/frame.html']);
    expect([...searchParams]).toEqual([['embedder', location.origin]]);
    expect([...(frame?.sandbox ?? [])]).toEqual(['allow-scripts', 'allow-same-origin', 'allow-forms']);
    expect(frame?.allow).toBe('clipboard-write');
    expect(root.host.getBoundingClientRect().height).toBe(300);
  });

  it('is refused where it would be of the page’s own origin, which it protects from nothing', async () => {
    const { root, heard, place } = mountAt(`${location.origin}/embed/0.1.0/`);
    expect(root.querySelector('iframe')).toBeNull();
    await vi.waitFor(() =>
      expect(heard).toEqual([['oja:error', { code: 'frame-origin', whose: 'host', cause: null }]]),
    );
    expect(place.textContent).toBe('frame-origin');
  });

  it('leaves nothing behind', () => {
    const { host } = mountAt('https://cdn.example/embed/0.1.0/');
    expect(host).toHaveProperty('prefill');
    mounted.pop()?.unmount();
    expect(host).not.toHaveProperty('prefill');
  });
});
