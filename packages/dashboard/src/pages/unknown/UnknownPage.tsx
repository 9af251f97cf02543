import { useSignal, useText } from '@oja/widgets/binding';
import { search } from '@oja/widgets/icons';
import { unknownPage } from '@oja/widgets/text';
import { ButtonLink, EmptyState } from '@oja/widgets/ui';
import { Link } from 'wouter';
import { useSession } from '../../session/useSession.ts';

/** Shown for all paths without a screen. Links to home or to sign-in. */
export function UnknownPage() {
  const text = useText({ unknownPage }).unknownPage;
  const { isAuthenticated } = useSignal(useSession().state);
  const [href, label] = isAuthenticated ? ['/', text.home] : ['/login', text.login];
  return (
    <EmptyState
      glyph={search}
      // The screen's heading already says "Page not found".
      title={text.body}
      action={
        <Link href={href} asChild>
          <ButtonLink href={href} variant="primary">
            {label}
          </ButtonLink>
        </Link>
      }
    />
  );
}
