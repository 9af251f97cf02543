import type { ReactNode } from 'react';
import { Button, type ButtonVariant } from '../../ui/button/Button.tsx';
import { ButtonLink } from '../../ui/button/ButtonLink.tsx';

type PayButtonProps = Readonly<{
  /** URL of the payment page. Core accepts only https. */
  url: string;
  variant: ButtonVariant;
  children: ReactNode;
  /** Opens the page; without it the button is a link. */
  onCheckout: ((url: string) => void) | undefined;
  onPay?: () => void;
}>;

/** Opens the payment page through the host, or as a link in a new tab. */
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
