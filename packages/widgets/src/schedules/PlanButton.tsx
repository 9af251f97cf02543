import { useText } from '../binding/TextProvider.tsx';
import { kit } from '../text/en/kit.ts';
import type { ButtonProps } from '../ui/button/Button.tsx';
import { DialogButton } from '../ui/dialog/DialogButton.tsx';
import type { PlanDialogProps } from './PlanDialog.tsx';

const loadDialog = () => import('./PlanDialog.tsx').then(({ PlanDialog }) => PlanDialog);

type PlanButtonProps = Readonly<
  Omit<ButtonProps, 'busy' | 'onClick'> & { dialog: Omit<PlanDialogProps, 'onClose'> }
>;

/** Opens the dialog that creates a schedule. */
export function PlanButton({ dialog, ...button }: PlanButtonProps) {
  const words = useText({ kit }).kit;
  return (
    <DialogButton
      {...button}
      loadDialog={loadDialog}
      dialog={(PlanDialog, onClose) => <PlanDialog {...dialog} onClose={onClose} />}
      words={words}
    />
  );
}
