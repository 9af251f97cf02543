import { createWalletStore } from '@oja/core';
import { useSignal } from '../../binding/signals.ts';
import { WalletBalance } from '../../wallet-balance/WalletBalance.tsx';
import type { EmbeddedProps } from '../drawElement.tsx';
import type { MountContext } from '../elementModule.ts';
import { mountElement } from '../mountElement.tsx';
import { DisplayElement } from './DisplayElement.tsx';

function Embedded({ client, ...props }: EmbeddedProps) {
  return (
    <DisplayElement {...props} state={useSignal(client.wallet.state)}>
      <WalletBalance client={client} />
    </DisplayElement>
  );
}

export const mount = (context: MountContext) =>
  mountElement(context, Embedded, { openWallet: createWalletStore });
