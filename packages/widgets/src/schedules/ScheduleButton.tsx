import { LazyNotice } from '../binding/LazyNotice.tsx';
import { useLazyDialog } from '../binding/useLazyDialog.ts';
import { Button, type ButtonProps } from '../ui/button/Button.tsx';
import { createLazyCode } from '../ui/lazy/lazyCode.ts';
import type { ScheduleDialogProps } from './ScheduleDialog.tsx';

const planDialog = createLazyCode(() =>
  import('./ScheduleDialog.tsx').then(({ ScheduleDialog }) => ScheduleDialog),
);

type PlanButtonProps = Readonly<
  Omit<ButtonProps, 'busy' | 'onClick'> & { dialog: Omit<ScheduleDialogProps, 'onClose'> }
>;

/** Opens the dialog that creates a schedule. The dialog loads on pointerenter, focus or click. */
export function ScheduleButton({ dialog, ...rest }: PlanButtonProps) {
  const { Dialog, hasFailed, isLoading, button, close } = useLazyDialog(planDialog);
  return (
    <>
      <Button {...rest} busy={isLoading} {...button} />
      {hasFailed && <LazyNotice />}
      {Dialog && <Dialog {...dialog} onClose={close} />}
    </>
  );
}
