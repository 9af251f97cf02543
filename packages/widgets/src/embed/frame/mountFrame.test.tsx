import { afterEach, describe, expect, it, vi } from 'vitest';
import { embedFrame } from '../../text/en/embedFrame.ts';
import { hostForTests } from '../mountContext.helper.ts';
import { mount } from './mountFrame.ts';

const mounted: { unmount(): void }[] = [];
afterEach(() => {
  for (const one of mounted.splice(0)) one.unmount();
  document.body.replaceChildren();
});

function mountAt(files: string, tag = 'div') {
  const { root, context, ...rest } = hostForTests({ tag });
  const place = document.createElement('p');
  Object.assign(place.style, { margin: '0', minHeight: '300px' });
  root.append(place);
  mounted.push(mount({ ...context, files }));
  return { root, place, ...rest };
}

describe('an element in a frame', () => {
  it('creates a sandboxed frame on the script’s origin that keeps the reserved height', () => {
    const { root } = mountAt('https://cdn.example/embed/0.1.0/');
    const frame = root.querySelector('iframe');
    const { origin, pathname, searchParams } = new URL(frame?.src ?? '');
    expect([origin, pathname]).toEqual(['https://cdn.example', '/embed/0.1.0/frame.html']);
    expect([...searchParams]).toEqual([['embedder', location.origin]]);
    expect([...(frame?.sandbox ?? [])]).toEqual(['allow-scripts', 'allow-same-origin', 'allow-forms']);
    expect(frame?.allow).toBe('clipboard-write');
    expect(root.host.getBoundingClientRect().height).toBe(300);
  });

  it('may open a tab only if it opens a payment page', () => {
    const { root } = mountAt('https://cdn.example/embed/0.1.0/', 'oja-funding');
    const frame = root.querySelector('iframe');
    expect([...(frame?.sandbox ?? [])]).toEqual([
      'allow-scripts',
      'allow-same-origin',
      'allow-forms',
      'allow-popups',
      'allow-popups-to-escape-sandbox',
    ]);
    expect(frame?.title).toBe(embedFrame.payment);
  });

  it('is refused on the page’s own origin, where a frame protects nothing', async () => {
    const { root, heard, place } = mountAt(`${location.origin}/embed/0.1.0/`);
    expect(root.querySelector('iframe')).toBeNull();
    await vi.waitFor(() =>
      expect(heard).toEqual([['oja:error', { code: 'frame-origin', whose: 'host', cause: null }]]),
    );
    expect(place.textContent).toBe('frame-origin');
  });

  it('removes its methods from the element on unmount', () => {
    const { host } = mountAt('https://cdn.example/embed/0.1.0/');
    expect(host).toHaveProperty('prefill');
    mounted.pop()?.unmount();
    expect(host).not.toHaveProperty('prefill');
  });
});
