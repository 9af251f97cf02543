import { useText } from '../binding/TextProvider.tsx';
import { walletBalance } from '../text/en/walletBalance.ts';
import { Button } from '../ui/button/Button.tsx';
import { ButtonLink } from '../ui/button/ButtonLink.tsx';
import { plus } from '../ui/icon/glyphs.ts';

type AddMoneyProps = Readonly<{
  href: string | undefined;
  onPress: (() => void) | undefined;
  /** Whether the balance is low, which makes this the primary action. */
  isFirst: boolean;
}>;

/** "Add money" as a link if the host passes a URL, or as a button if it passes a callback; otherwise nothing. */
export function AddMoney({ href, onPress, isFirst }: AddMoneyProps) {
  const { addMoney } = useText({ walletBalance }).walletBalance;
  const looks = { glyph: plus, variant: isFirst ? 'primary' : 'secondary', full: true } as const;
  if (href === undefined && !onPress) return null;
  return (
    <div>
      {href === undefined ? (
        <Button {...looks} onClick={onPress}>
          {addMoney}
        </Button>
      ) : (
        <ButtonLink {...looks} href={href}>
          {addMoney}
        </ButtonLink>
      )}
    </div>
  );
}
