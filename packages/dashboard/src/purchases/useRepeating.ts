import type { Prefill } from '@oja/widgets/purchase/index.ts';
import { useLocation } from 'wouter';
import { useSession } from '../session/useSession.ts';
import type { Repeating } from './everyEntry.ts';

/** Goes to a form that begins with these entries, for the agent who asked for it. */
export function useRepeating(): (address: string, repeat: Prefill) => void {
  const [path, go] = useLocation();
  const { state } = useSession();
  return (address, repeat) =>
    go(address, {
      // Back leads to another screen, not to the form as it was.
      replace: path === address,
      state: {
        repeat,
        agent: state.peek().user?.username ?? null,
        begun: crypto.randomUUID(),
      } satisfies Repeating,
    });
}
