import { useState } from 'react';
import { expect, fireEvent } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { Slider } from './Slider.tsx';

function Radius() {
  const [value, setValue] = useState(12);
  return (
    <Slider
      label="Corners"
      value={value}
      min={4}
      max={24}
      step={2}
      onChange={setValue}
      say={(px) => `${px} px`}
    />
  );
}

const meta = preview.meta({ title: 'Kit/Slider', component: Radius });

export const Moved = meta.story({
  play: async ({ canvas }) => {
    const slider = canvas.getByRole('slider', { name: 'Corners' });
    fireEvent.input(slider, { target: { value: '20' } });
    await expect(slider).toHaveAttribute('aria-valuetext', '20 px');
  },
});
