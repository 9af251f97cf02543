import { percentEncode } from '@oja/core';
import { useSignal, useText } from '@oja/widgets/binding';
import { share } from '@oja/widgets/icons';
import { home, kit } from '@oja/widgets/text';
import { subheading } from '@oja/widgets/theme';
import { Button, Card, CopyButton } from '@oja/widgets/ui';
import { useId } from 'react';
import { useRoutes } from '../routing/RoutesContext.ts';
import { addressOf } from '../routing/route.ts';
import { useSession } from '../session/useSession.ts';
import * as styles from './Referral.css.ts';

type ReferralProps = Readonly<{
  /** Class of the title, to match the surrounding cards. */
  titleStyle?: string;
}>;

/** The agent's referral code, and a link that registers with it. */
export function Referral({ titleStyle = subheading }: ReferralProps) {
  const text = useText({ home, kit });
  const { user } = useSignal(useSession().state);
  const register = addressOf(useRoutes(), 'register');
  const titleId = useId();
  if (!user?.username) return null;
  const link = `${location.origin}${register}?ref=${percentEncode(user.username)}`;
  const canShare = typeof navigator.share === 'function';
  return (
    <section className={styles.section} aria-labelledby={titleId}>
      <Card>
        <div className={styles.sheet}>
          <h2 id={titleId} className={titleStyle}>
            {text.home.referral}
          </h2>
          <p className={styles.body}>{text.home.referralBody}</p>
          <p className={styles.code}>{user.username}</p>
          <div className={styles.actions}>
            {canShare && (
              <Button
                glyph={share}
                // Ignores a cancelled or unsupported share: the link can be copied instead.
                onClick={() =>
                  void navigator.share({ text: text.home.referralInvite, url: link }).catch(() => {})
                }
              >
                {text.home.referralShare}
              </Button>
            )}
            <CopyButton value={link} label={text.home.referralCopy} words={text.kit} />
          </div>
        </div>
      </Card>
    </section>
  );
}
