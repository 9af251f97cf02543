import { type Client, formatDateTime, formatMoney, kobo, type Transaction } from '@oja/core';
import type { KeyboardEvent } from 'react';
import { useText } from '../binding/TextProvider.tsx';
import { useSupportChat } from '../binding/useSupportChat.ts';
import { support } from '../text/en/support.ts';
import type { ButtonVariant } from '../ui/button/Button.tsx';
import { ButtonLink } from '../ui/button/ButtonLink.tsx';
import { chat } from '../ui/icon/glyphs.ts';

export type ReportRefundProps = Readonly<{
  client: Client;
  /** The purchase to report. */
  transaction: Pick<Transaction, 'ref' | 'name' | 'amount' | 'createdAt'>;
  /** Builds the first message of the chat. Default: the purchase failed and its money is not back. */
  message?: (sale: string, price: string, at: string, ref: string) => string;
  /** Variant of the button. Default: secondary. */
  variant?: ButtonVariant;
}>;

/** Zero makes the formatter write the year: support may read the message in another year. */
const WITH_YEAR = 0;

/**
 * Opens a chat with support whose first message names the purchase: reference, amount and time. The support number is
 * prefetched when the pointer or the focus reaches the button. Without a number a press does nothing (specification,
 * section 8).
 */
export function ReportRefund({ client, transaction, message: opening, variant }: ReportRefundProps) {
  const words = useText({ support }).support;
  const { ref, name, amount, createdAt } = transaction;
  const price = formatMoney(kobo(Math.abs(amount)));
  const message = (opening ?? words.refundMessage)(name, price, formatDateTime(createdAt, WITH_YEAR), ref);
  const { href, isOpening, isLate, prepare, open } = useSupportChat(client, message);
  const press = href ? undefined : () => void open();
  const keyDown = (event: KeyboardEvent) => {
    if (!press || (event.key !== 'Enter' && event.key !== ' ')) return;
    event.preventDefault();
    press();
  };
  return (
    <>
      <ButtonLink
        {...(variant && { variant })}
        {...(href ? { href } : { role: 'button' })}
        tabIndex={0}
        target="_blank"
        rel="noopener noreferrer"
        glyph={chat}
        onClick={press}
        onKeyDown={keyDown}
        onPointerEnter={prepare}
        onPointerDown={prepare}
        onFocus={prepare}
        {...(isOpening && { 'aria-busy': true })}
      >
        {words.reportRefund}
      </ButtonLink>
      <span role="status">{isLate && words.ready}</span>
    </>
  );
}
