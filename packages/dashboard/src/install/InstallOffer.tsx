import { InstallPrompt } from '@oja/widgets/install-prompt';
import { useEffect, useState } from 'react';
import { useConfig } from '../ConfigContext.ts';
import type { InstallEvent } from './installEvent.ts';
import { answerOffer, isOfferDue } from './visits.ts';

/** Offers to install the app from the third visit on, in browsers that support it. */
export function InstallOffer() {
  const { productName } = useConfig();
  const [event, setEvent] = useState<InstallEvent | null>(window.ojaInstallEvent ?? null);
  const [isDue, setIsDue] = useState(isOfferDue);
  useEffect(() => {
    // Some browsers fire the event late. The page's first script stores it.
    const look = () => setEvent(window.ojaInstallEvent ?? null);
    addEventListener('beforeinstallprompt', look);
    return () => removeEventListener('beforeinstallprompt', look);
  }, []);
  if (!event || !isDue) return null;
  const answer = () => {
    answerOffer();
    setIsDue(false);
  };
  return (
    <InstallPrompt
      productName={productName}
      onInstall={() => {
        answer();
        void event.prompt();
      }}
      onDismiss={answer}
    />
  );
}
