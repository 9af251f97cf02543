import type { ReactNode } from 'react';
import { Button, type ButtonVariant } from '../../ui/button/Button.tsx';
import { ButtonLink } from '../../ui/button/ButtonLink.tsx';

type PayButtonProps = Readonly<{
  /** https: core takes no other page to pay on. */
  url: string;
  variant: ButtonVariant;
  children: ReactNode;
  /** The host opens the page. */
  onCheckout: ((url: string) => void) | undefined;
  onPay?: () => void;
}>;

/** Leads to the payment page: by the host, else as a link that the browser opens in a tab of its own. */
export function PayButton({ url, variant, children, onCheckout, onPay }: PayButtonProps) {
  if (!onCheckout)
    return (
      <ButtonLink href={url} target="_blank" rel="noopener noreferrer" variant={variant} full onClick={onPay}>
        {children}
      </ButtonLink>
    );
  const press = () => {
    onPay?.();
    onCheckout(url);
  };
  return (
    <Button variant={variant} full onClick={press}>
      {children}
    </Button>
  );
}
