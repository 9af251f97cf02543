import { expect, waitFor } from 'storybook/test';

/** A story's `play` that waits until nothing is on its way any more, so that its check sees what an agent sees. */
export async function settled({ canvasElement }: { readonly canvasElement: HTMLElement }): Promise<void> {
  await waitFor(() => expect(canvasElement.querySelector('[aria-busy="true"]')).toBeNull());
}
