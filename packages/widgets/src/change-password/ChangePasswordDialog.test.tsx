import { describeWidget } from '../testing/describeWidget.tsx';
import { ChangePasswordDialog } from './ChangePasswordDialog.tsx';

describeWidget('ChangePasswordDialog', {
  make: (client) => <ChangePasswordDialog client={client} onClose={() => {}} />,
});
