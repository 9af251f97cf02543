import { formatPhone } from '@oja/core';
import { useSignal, useText } from '@oja/widgets/binding';
import { ChangePasswordDialog, KeysOffer } from '@oja/widgets/change-password';
import { lock, signOut } from '@oja/widgets/icons';
import { SecondFactor } from '@oja/widgets/second-factor';
import { Sessions } from '@oja/widgets/sessions';
import { dashboard, profile } from '@oja/widgets/text';
import { heading } from '@oja/widgets/theme';
import { TransactionPin } from '@oja/widgets/transaction-pin';
import { Button, Card, DescriptionList, TextLink } from '@oja/widgets/ui';
import { useState } from 'react';
import { Referral } from '../../referral/Referral.tsx';
import { useRoutes } from '../../routing/RoutesContext.ts';
import { addressOf } from '../../routing/route.ts';
import { useLinks } from '../../routing/useLinks.ts';
import { column } from '../../screens/Columns.css.ts';
import { useSession } from '../../session/useSession.ts';
import { Avatar, fullNameOf } from '../../shell/Avatar.tsx';
import { useToastMessages, useToasts } from '../../toasts/ToastsContext.ts';
import * as styles from './ProfilePage.css.ts';

/** The agent's details (specification, section 2), PIN, second factor and sessions, and the password change. */
export function ProfilePage() {
  const all = useText({ profile, dashboard });
  const text = all.profile;
  const routes = useRoutes();
  const session = useSession();
  const { user } = useSignal(session.state);
  const messages = useToastMessages();
  const toasts = useToasts();
  const [changes, setChanges] = useState(false);
  const [isChanged, setChanged] = useState(false);
  const orNone = (value: string | undefined) => value || null;
  return (
    <div className={styles.columns} {...useLinks()}>
      <div className={column}>
        <Card>
          <div className={styles.sheet}>
            <div className={styles.who}>
              <Avatar user={user} size="large" />
              <h2 className={`${heading} ${styles.name}`}>{fullNameOf(user)}</h2>
            </div>
            <DescriptionList
              rows={[
                { term: text.username, value: orNone(user?.username) },
                { term: text.phone, value: user?.phone ? formatPhone(user.phone) : null },
                { term: text.email, value: orNone(user?.email) },
              ]}
            />
            <div className={styles.actions}>
              <Button glyph={lock} onClick={() => setChanges(true)}>
                {text.changePassword}
              </Button>
              <Button variant="quiet" glyph={signOut} onClick={() => void session.logout()}>
                {text.logout}
              </Button>
            </div>
            <div className={styles.actions}>
              <TextLink href={addressOf(routes, 'profit')}>{all.dashboard.screens.profit}</TextLink>
              <TextLink href={addressOf(routes, 'ownData')}>{all.dashboard.screens.ownData}</TextLink>
            </div>
          </div>
        </Card>
        {isChanged && <KeysOffer onDone={() => setChanged(false)} />}
        <TransactionPin />
        <SecondFactor />
      </div>
      <div className={column}>
        <Sessions />
        <Referral titleStyle={heading} />
      </div>
      {changes && (
        <ChangePasswordDialog
          toasts={toasts}
          onSuccess={(message) => {
            messages.succeeded(message);
            setChanged(true);
          }}
          onFailure={messages.failed}
          onMismatch={messages.informed}
          onClose={() => setChanges(false)}
        />
      )}
    </div>
  );
}
