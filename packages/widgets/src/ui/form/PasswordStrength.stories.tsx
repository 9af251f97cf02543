import preview from '../../../../../.storybook/preview.tsx';
import { en } from '../../text/en.ts';
import { PasswordStrength } from './PasswordStrength.tsx';

function Every() {
  return (
    <div style={{ display: 'grid', gap: 12, fontSize: 14 }}>
      {['', 'rain', 'harmattan', 'harmattan-rain'].map((password) => (
        <PasswordStrength key={password} password={password} words={en.passwordStrength} />
      ))}
    </div>
  );
}

const meta = preview.meta({ title: 'Kit/PasswordStrength', component: Every });

export const EveryStrength = meta.story();
export const Dark = meta.story({ globals: { theme: 'dark' } });
