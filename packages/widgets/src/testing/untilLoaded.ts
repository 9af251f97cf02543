import { expect, waitFor } from 'storybook/test';

/** A story's `play` that waits until nothing is loading, so that its checks run on the final state. */
export async function untilLoaded({ canvasElement }: { readonly canvasElement: HTMLElement }): Promise<void> {
  await waitFor(() => expect(canvasElement.querySelector('[aria-busy="true"]')).toBeNull());
}
