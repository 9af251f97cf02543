import { kit } from '../text/en/kit.ts';
import { Notice } from '../ui/feedback/Notice.tsx';
import { useText } from './TextProvider.tsx';

/** Says that code failed to load. The next press of the same control loads it again. */
export function LazyNotice() {
  return <Notice tone="caution">{useText({ kit }).kit.notLoaded}</Notice>;
}
