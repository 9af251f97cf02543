import { useSignal } from '@oja/widgets/binding/signals.ts';
import { useText } from '@oja/widgets/binding/TextProvider.tsx';
import { unknownPage } from '@oja/widgets/text/en/unknownPage.ts';
import { ButtonLink } from '@oja/widgets/ui/button/ButtonLink.tsx';
import { EmptyState } from '@oja/widgets/ui/empty/EmptyState.tsx';
import { search } from '@oja/widgets/ui/icon/glyphs.ts';
import { Link } from 'wouter';
import { useSession } from '../../session/useSession.ts';

/** For every address that is no screen: says so, and leads on. */
export function UnknownPage() {
  const text = useText({ unknownPage }).unknownPage;
  const { isAuthenticated } = useSignal(useSession().state);
  const [href, label] = isAuthenticated ? ['/', text.home] : ['/login', text.login];
  return (
    <EmptyState
      glyph={search}
      title={text.title}
      action={
        <Link href={href} asChild>
          <ButtonLink href={href} variant="primary">
            {label}
          </ButtonLink>
        </Link>
      }
    >
      {text.body}
    </EmptyState>
  );
}
