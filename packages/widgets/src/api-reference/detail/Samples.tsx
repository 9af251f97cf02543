import { useState } from 'react';
import { Lazy } from '../../binding/Lazy.tsx';
import { useText } from '../../binding/TextProvider.tsx';
import { apiReference } from '../../text/en/apiReference.ts';
import { subheading } from '../../theme/type.css.ts';
import { Skeleton } from '../../ui/feedback/Skeleton.tsx';
import { Tabs } from '../../ui/layout/Tabs.tsx';
import { createLazyCode } from '../../ui/lazy/lazyCode.ts';
import * as styles from '../ApiReference.css.ts';
import type { CallEntry, Shape } from '../reading/reference.ts';
import { curl } from '../samples/curl.ts';
import { type Language, languages, sampleRequest } from '../samples/request.ts';
import { CodeBlock } from './CodeBlock.tsx';

const laterSample = createLazyCode(() =>
  import('../samples/LaterSample.tsx').then(({ LaterSample }) => LaterSample),
);
/** Height of the placeholder, about as high as a short sample. */
const ROOM = '200px';

type SamplesProps = Readonly<{ call: CallEntry; shape: Shape | undefined; base: string }>;

const labelOf = (language: Language) => languages.find(({ value }) => value === language)?.label ?? language;

/** The request as code in several languages. */
export function Samples({ call, shape, base }: SamplesProps) {
  const words = useText({ apiReference }).apiReference;
  const [language, setLanguage] = useState<Language>('curl');
  const request = sampleRequest(call, shape, base, words.placeholders);
  return (
    <div className={styles.part}>
      <h4 className={subheading}>{words.sample}</h4>
      <Tabs label={words.languages} tabs={languages} value={language} onChange={setLanguage}>
        {(language) => {
          const copyName = words.copySample(labelOf(language));
          if (language === 'curl') return <CodeBlock code={curl(request)} copyName={copyName} />;
          const props = { language, request, copyName };
          return <Lazy code={laterSample} props={props} fallback={<Skeleton height={ROOM} />} />;
        }}
      </Tabs>
    </div>
  );
}
