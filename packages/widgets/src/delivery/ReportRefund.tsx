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
  /** The sale that is reported. */
  transaction: Pick<Transaction, 'ref' | 'name' | 'amount' | 'createdAt'>;
  /** What the chat begins with. Default: that it failed and that its money is not back. */
  message?: (sale: string, price: string, at: string, ref: string) => string;
  /** Default: secondary. */
  variant?: ButtonVariant;
}>;

/** The year is always written: support may read it in another one. */
const WITH_YEAR = 0;

/**
 * Opens a chat with support in which the sale is named already: its reference, amount and time. The number is asked for
 * on the way to the button; where there is none, a press does nothing (specification, section 8).
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
