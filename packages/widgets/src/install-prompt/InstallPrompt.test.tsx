import { describeWidget } from '../testing/describeWidget.tsx';
import { InstallPrompt } from './InstallPrompt.tsx';

describeWidget('InstallPrompt', {
  make: () => <InstallPrompt productName="Oja" onInstall={() => {}} onDismiss={() => {}} />,
});
