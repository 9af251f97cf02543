import { useState } from 'react';
import { useText } from '../binding/TextProvider.tsx';
import { kit } from '../text/en/kit.ts';
import { Button, type ButtonProps } from '../ui/button/Button.tsx';
import { PartNotice } from '../ui/feedback/Notice.tsx';
import { usePart } from '../ui/usePart.ts';
import type { PlanDialogProps } from './PlanDialog.tsx';

const loadDialog = () => import('./PlanDialog.tsx').then(({ PlanDialog }) => PlanDialog);

type PlanButtonProps = Readonly<ButtonProps & { dialog: Omit<PlanDialogProps, 'onClose'> }>;

/** Opens the dialog that creates a schedule. The dialog loads on pointerenter, focus or click. */
export function PlanButton({ dialog, ...button }: PlanButtonProps) {
  const words = useText({ kit }).kit;
  const [isOpen, setOpen] = useState(false);
  const { Component: PlanDialog, hasFailed, load } = usePart(loadDialog);
  const open = () => {
    load();
    setOpen(true);
  };
  return (
    <>
      <Button
        {...button}
        aria-haspopup="dialog"
        busy={isOpen && !PlanDialog && !hasFailed}
        onClick={open}
        onPointerEnter={load}
        onFocus={load}
      />
      {isOpen && hasFailed && <PartNotice words={words} />}
      {isOpen && PlanDialog && <PlanDialog {...dialog} onClose={() => setOpen(false)} />}
    </>
  );
}
