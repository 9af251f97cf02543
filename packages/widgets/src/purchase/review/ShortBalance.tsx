import { useText } from '../../binding/TextProvider.tsx';
import {
  ShortBalance as Notice,
  type ShortBalanceProps as NoticeProps,
} from '../../delivery/ShortBalance.tsx';
import { agentSale } from '../../text/en/agentSale.ts';

export type ShortBalanceProps = Omit<NoticeProps, 'words'>;

/** Says that the balance does not cover the reviewed purchase. Separate, because an embed shows no balance. */
export function ShortBalance(props: ShortBalanceProps) {
  const { agentSale: words } = useText({ agentSale });
  return <Notice {...props} words={words} />;
}
