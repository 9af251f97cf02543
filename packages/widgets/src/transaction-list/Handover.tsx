import type { Transaction } from '@oja/core';
import type { Text } from '../text/catalogue.ts';
import { caption, label } from '../theme/type.css.ts';
import { CopyButton } from '../ui/copy/CopyButton.tsx';
import * as styles from './TransactionPanel.css.ts';

type HandoverProps = Readonly<{
  delivery: NonNullable<Transaction['delivery']>;
  text: Pick<Text, 'transactions' | 'kit'>;
}>;

/** In groups of four, as they are read out and typed into a meter. */
const inFours = (code: string) => code.replace(/\s+/g, '').replace(/(.{4})(?=.)/g, '$1 ');

/** What goes into the customer's hand: a token, pins. */
export function Handover({ delivery, text }: HandoverProps) {
  const words = text.transactions;
  const { token, units, kct = [], pins = [] } = delivery;
  const codes = [
    ...(token ? [{ name: words.token, note: units, code: token, copy: words.copyToken }] : []),
    ...kct.map((code) => ({ name: words.changeTokens, note: undefined, code, copy: words.copyToken })),
    ...pins.map(({ pin, serial }) => ({
      name: words.pin,
      note: serial && words.serial(serial),
      code: pin,
      copy: words.copyPin,
    })),
  ];
  return codes.map(({ name, note, code, copy }) => (
    <div key={`${name} ${code}`} className={styles.handover}>
      <p className={label}>{name}</p>
      <p className={styles.token}>{inFours(code)}</p>
      {note && <p className={caption}>{note}</p>}
      <CopyButton value={code.replace(/\s+/g, '')} label={copy} words={text.kit} />
    </div>
  ));
}
