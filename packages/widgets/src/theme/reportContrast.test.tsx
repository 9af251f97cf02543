import { cleanup, render } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, type MockInstance, vi } from 'vitest';
import { useClient } from '../binding/ClientProvider.tsx';
import { createTestClient } from '../testing/testClient.ts';
import { applyTheme, type OjaTheme } from './OjaTheme.ts';
import { reportContrast } from './reportContrast.ts';
import { surfaceRoot } from './surface.css.ts';

let warned: MockInstance<typeof console.warn>;
beforeEach(() => {
  warned = vi.spyOn(console, 'warn').mockImplementation(() => {});
});
afterEach(() => {
  cleanup();
  warned.mockRestore();
});

const reports = () => warned.mock.calls.map(([said]) => String(said));
const { client } = createTestClient();

function Widget() {
  useClient(client);
  return <section className={surfaceRoot}>Text</section>;
}

function themed(theme: OjaTheme): void {
  const { container } = render(<Widget />);
  applyTheme(container, theme);
}

describe('a theme with low contrast', () => {
  it('is reported once with both colours', async () => {
    themed({ scheme: 'light', colors: { text: '#999990', canvas: '#fffffa' } });
    themed({ scheme: 'light', colors: { text: '#999990', canvas: '#fffffa' } });
    await vi.waitFor(() => expect(reports()).toHaveLength(1));
    expect(reports()[0]).toContain('text #999990 on canvas #fffffa: 2.86, at least 4.5 is asked');
  });

  it('is reported if a stylesheet sets the variables', async () => {
    const style = document.head.appendChild(document.createElement('style'));
    style.textContent = '.host { --oja-color-muted: hsl(0 0% 70%); --oja-color-surface: white }';
    render(
      <div className="host" data-oja-theme="light">
        <Widget />
      </div>,
    );
    await vi.waitFor(() => expect(reports()).toHaveLength(1));
    expect(reports()[0]).toContain('muted #b3b3b3 on surface #ffffff: 2.10');
    style.remove();
  });

  it('is reported in the active scheme, with the colours that derive from the accent', async () => {
    themed({ scheme: 'dark', colors: { accent: '#30205a' } });
    await vi.waitFor(() => expect(reports()).toHaveLength(1));
    expect(reports()[0]).toContain('accent #30205a on canvas #121118');
    expect(reports()[0]).toMatch(/accentHover #[0-9a-f]{6} on accentSoft #[0-9a-f]{6}/);
    expect(reports()[0]).not.toContain('onAccent');
  });
});

it.each(['light', 'dark'] as const)('reports nothing for the default theme in %s', (scheme) => {
  const { container } = render(<Widget />);
  container.dataset['ojaTheme'] = scheme;
  reportContrast(container);
  expect(reports()).toEqual([]);
});
