import { useSignal } from '@oja/widgets/binding/signals.ts';
import { useText } from '@oja/widgets/binding/TextProvider.tsx';
import { ButtonLink } from '@oja/widgets/ui/button/ButtonLink.tsx';
import { EmptyState } from '@oja/widgets/ui/empty/EmptyState.tsx';
import { search } from '@oja/widgets/ui/icon/glyphs.ts';
import { Link } from 'wouter';
import { useSession } from '../../session/useSession.ts';

/** For every address that is no screen: says so, and leads on. */
export function UnknownPage() {
  const text = useText().dashboard;
  const { isAuthenticated } = useSignal(useSession().state);
  const [href, label] = isAuthenticated ? ['/', text.unknownHome] : ['/login', text.unknownLogin];
  return (
    <EmptyState
      glyph={search}
      title={text.unknownTitle}
      action={
        <Link href={href} asChild>
          <ButtonLink href={href} variant="primary">
            {label}
          </ButtonLink>
        </Link>
      }
    >
      {text.unknownBody}
    </EmptyState>
  );
}
