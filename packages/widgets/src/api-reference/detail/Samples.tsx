import { useState } from 'react';
import { useText } from '../../binding/TextProvider.tsx';
import { apiReference } from '../../text/en/apiReference.ts';
import { subheading } from '../../theme/type.css.ts';
import { Tabs } from '../../ui/tabs/Tabs.tsx';
import * as styles from '../ApiReference.css.ts';
import type { CallEntry, Shape } from '../reading/reference.ts';
import { languages } from '../samples/languages.ts';
import { sampleRequest } from '../samples/request.ts';
import { CodeBlock } from './CodeBlock.tsx';

type SamplesProps = Readonly<{ call: CallEntry; shape: Shape | undefined; base: string }>;

/** The call, ready to be copied into a program. */
export function Samples({ call, shape, base }: SamplesProps) {
  const words = useText({ apiReference }).apiReference;
  const [language, setLanguage] = useState(languages[0].value);
  const request = sampleRequest(call, shape, base, words.placeholders);
  return (
    <div className={styles.part}>
      <h4 className={subheading}>{words.sample}</h4>
      <Tabs label={words.languages} tabs={languages} value={language} onChange={setLanguage}>
        {(shown) => {
          const { label, write } = languages.find(({ value }) => value === shown) ?? languages[0];
          return <CodeBlock code={write(request)} copyName={words.copySample(label)} />;
        }}
      </Tabs>
    </div>
  );
}
