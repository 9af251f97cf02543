import { type Client, createSupportStore, percentEncode } from '@oja/core';
import { useRef, useState } from 'react';

export interface SupportChat {
  /** Where the chat is; null until it is known. */
  readonly href: string | null;
  /** It was pressed and waits for the number. */
  readonly isOpening: boolean;
  /** The number came too late for the press: the next one opens the chat. */
  readonly isLate: boolean;
  /** Asks for the number, once; after a failure again. */
  prepare(): void;
  /** A press before the number is known. */
  open(): Promise<void>;
}

/** Digits only: core gives nothing else. The message is text that the agent can change before it is sent. */
const chatAt = (phone: string, message: string | undefined) =>
  `https://wa.me/${phone}${message ? `?text=${percentEncode(message)}` : ''}`;

/** Browsers open a page only shortly after a press. Those without `userActivation` decide by themselves. */
const mayOpen = () => navigator.userActivation?.isActive ?? true;

/** The chat with support, opened with `message` where one is given. A call that fails and an empty list do nothing (specification, section 8). */
export function useSupportChat(client: Client, message?: string): SupportChat {
  const support = client.getStore(createSupportStore);
  const [phone, setPhone] = useState<string | null>(null);
  const [isOpening, setOpening] = useState(false);
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
      if (isOpening) return;
      setOpening(true);
      const found = await prepare();
      setOpening(false);
      if (found === null) return;
      if (mayOpen()) window.open(chatAt(found, message), '_blank', 'noopener,noreferrer');
      else setLate(true);
    },
  };
}
