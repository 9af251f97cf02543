import { type Client, createSupportStore, percentEncode } from '@oja/core';
import { useRef, useState } from 'react';
import { useBusy } from './useBusy.ts';

export interface SupportChat {
  /** The address of the chat; `null` until the number is known. */
  readonly href: string | null;
  /** True while a press waits for the number. */
  readonly isOpening: boolean;
  /** True if the number came too late for the press: the next press opens the chat. */
  readonly isLate: boolean;
  /** Loads the number once; tries again after a failure. */
  prepare(): void;
  /** Handles a press before the number is known. */
  open(): Promise<void>;
}

/** `phone` is digits only, as core returns it. The agent can change the message before sending it. */
const chatAt = (phone: string, message: string | undefined) =>
  `https://wa.me/${phone}${message ? `?text=${percentEncode(message)}` : ''}`;

/** Browsers open a window only shortly after a press. Without `userActivation` the browser itself decides. */
const mayOpen = () => navigator.userActivation?.isActive ?? true;

/**
 * A WhatsApp chat with support that starts with `message`, if given. Does nothing if the request fails or the list is
 * empty (specification, section 8).
 */
export function useSupportChat(client: Client, message?: string): SupportChat {
  const support = client.getStore(createSupportStore);
  const [phone, setPhone] = useState<string | null>(null);
  const { isBusy: isOpening, run } = useBusy();
  const [isLate, setLate] = useState(false);
  const asking = useRef<Promise<string | null> | null>(null);
  const href = phone === null ? null : chatAt(phone, message);

  const ask = async () => {
    const found = await support.chatPhone();
    if (found === null) asking.current = null;
    setPhone(found);
    return found;
  };
  const prepare = () => {
    asking.current ??= ask();
    return asking.current;
  };
  return {
    href,
    isOpening,
    isLate,
    prepare() {
      void prepare();
    },
    async open() {
      const found = await run(prepare);
      if (found === null) return;
      if (mayOpen()) window.open(chatAt(found, message), '_blank', 'noopener,noreferrer');
      else setLate(true);
    },
  };
}
