import { computed, type ReadonlySignal, type Signal, signal } from '@preact/signals-core';
import { act, cleanup, render } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { useSignal } from './signals.ts';

afterEach(cleanup);

interface ShownProps {
  readonly from: ReadonlySignal<number>;
  readonly onRender: () => void;
}

function Shown({ from, onRender }: ShownProps) {
  onRender();
  return <p>{useSignal(from)}</p>;
}

function change(count: Signal<number>, value: number): void {
  act(() => {
    count.value = value;
  });
}

describe('useSignal', () => {
  /** Renders a signal's value and counts the renders. */
  function open(from: ReadonlySignal<number>) {
    const onRender = vi.fn();
    const view = render(<Shown from={from} onRender={onRender} />);
    const show = (other: ReadonlySignal<number>) => view.rerender(<Shown from={other} onRender={onRender} />);
    return { unmount: view.unmount, show, onRender, text: () => view.container.textContent };
  }

  it('renders a computed signal and each of its changes', () => {
    const count = signal(1);
    const { text, onRender } = open(computed(() => count.value * 2));
    expect(text()).toBe('2');
    change(count, 5);
    expect(text()).toBe('10');
    expect(onRender).toHaveBeenCalledTimes(2);
  });

  it('follows the new signal when it is replaced', () => {
    const [count, other] = [signal(1), signal(7)];
    const { text, show } = open(count);
    show(other);
    expect(text()).toBe('7');
    change(other, 8);
    expect(text()).toBe('8');
  });

  it('does not render after unmount', () => {
    const count = signal(1);
    const { unmount, onRender } = open(count);
    unmount();
    change(count, 5);
    expect(onRender).toHaveBeenCalledOnce();
  });
});
