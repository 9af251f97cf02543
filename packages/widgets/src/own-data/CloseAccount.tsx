import { formatPrice, type OwnData, type OwnDataStore } from '@oja/core';
import { useState } from 'react';
import { LazyNotice } from '../binding/LazyNotice.tsx';
import { useText } from '../binding/TextProvider.tsx';
import { ownData } from '../text/en/ownData.ts';
import { heading, smallMuted } from '../theme/type.css.ts';
import { Button } from '../ui/button/Button.tsx';
import { Notice } from '../ui/feedback/Notice.tsx';
import { Card } from '../ui/layout/Card.tsx';
import { createLazyCode } from '../ui/lazy/lazyCode.ts';
import { useLazy } from '../ui/lazy/useLazy.ts';
import * as styles from './OwnData.css.ts';

const closeDialog = createLazyCode(() => import('./CloseDialog.tsx').then(({ CloseDialog }) => CloseDialog));

type CloseAccountProps = Readonly<{
  store: OwnDataStore;
  shown: OwnData;
  onClosed: ((message: string) => void) | undefined;
}>;

/** Explains what closing the account means and what prevents it. The form loads lazily when the agent asks for it. */
export function CloseAccount({ store, shown, onClosed }: CloseAccountProps) {
  const words = useText({ ownData }).ownData;
  const [step, setStep] = useState<'told' | 'asking' | 'closed'>('told');
  const { Component: CloseDialog, failure, load } = useLazy(closeDialog);
  const { balance, openSales } = shown;
  const obstacle =
    openSales > 0 ? words.openSales(openSales) : balance > 0 ? words.balanceLeft(formatPrice(balance)) : null;
  const begin = () => {
    load();
    setStep('asking');
  };
  return (
    <Card>
      <div className={styles.part}>
        <h2 className={heading}>{words.closeTitle}</h2>
        <p className={smallMuted}>{words.closeLead}</p>
        {obstacle !== null && (
          <Notice tone="info" announced={false}>
            {obstacle}
          </Notice>
        )}
        {step === 'closed' && <Notice tone="positive">{words.closed}</Notice>}
        {step === 'asking' && failure && <LazyNotice />}
        {obstacle === null && step !== 'closed' && (
          <div className={styles.actions}>
            <Button variant="danger" onClick={begin}>
              {words.close}
            </Button>
          </div>
        )}
      </div>
      {step === 'asking' && !failure && CloseDialog && (
        <CloseDialog
          store={store}
          onClose={() => setStep('told')}
          onDone={() => {
            setStep('closed');
            onClosed?.(words.closed);
          }}
        />
      )}
    </Card>
  );
}
