export { Button, type ButtonProps, type ButtonVariant } from './button/Button.tsx';
export { ButtonLink, type ButtonLinkProps } from './button/ButtonLink.tsx';
export { CopyButton, type CopyButtonProps } from './button/CopyButton.tsx';
export { IconButton, type IconButtonProps } from './button/IconButton.tsx';
export { TextButton, TextLink } from './button/TextLink.tsx';
export { type Choice, ChoiceChips, type ChoiceChipsProps } from './choice/ChoiceChips.tsx';
export { listOption } from './choice/listOption.css.ts';
export { useActiveOption } from './choice/useActiveOption.ts';
export { ConfirmDialog, type ConfirmDialogProps } from './dialog/ConfirmDialog.tsx';
export { Dialog, type DialogProps } from './dialog/Dialog.tsx';
export { Badge, type BadgeProps, type BadgeTone, MoneyBadge, StatusBadge } from './display/Badge.tsx';
export { type Description, DescriptionList } from './display/DescriptionList.tsx';
export {
  type AmountSize,
  AmountText,
  type AmountTextProps,
  Money,
  type MoneyProps,
} from './display/Money.tsx';
export { ProviderTile, type ProviderTileProps } from './display/ProviderTile.tsx';
export { EmptyState, type EmptyStateProps } from './feedback/EmptyState.tsx';
export {
  FailureNotice,
  type FailureNoticeProps,
  Notice,
  type NoticeProps,
  type NoticeTone,
  StaleNotice,
  type StaleNoticeProps,
} from './feedback/Notice.tsx';
export {
  alike,
  Skeleton,
  type SkeletonProps,
  SkeletonText,
  type SkeletonTextProps,
} from './feedback/Skeleton.tsx';
export { Spinner, type SpinnerProps } from './feedback/Spinner.tsx';
export { Field, type FieldProps } from './form/Field.tsx';
export { FormFrame, type FormFrameProps } from './form/FormFrame.tsx';
export { PasswordStrength, type PasswordStrengthProps } from './form/PasswordStrength.tsx';
export { Icon, type IconProps } from './icon/Icon.tsx';
export { findServiceGlyph } from './icon/serviceGlyphs.ts';
export { AmountInput, type AmountInputProps } from './input/AmountInput.tsx';
export { PasswordInput, type PasswordInputProps } from './input/PasswordInput.tsx';
export { DateInput, type DateInputProps, TimeInput, type TimeInputProps } from './input/PickerInput.tsx';
export { QuantityInput, type QuantityInputProps } from './input/QuantityInput.tsx';
export { SearchInput, type SearchInputProps } from './input/SearchInput.tsx';
export { Select, type SelectChoice, type SelectProps } from './input/Select.tsx';
export { Slider, type SliderProps } from './input/Slider.tsx';
export { TextInput, type TextInputProps } from './input/TextInput.tsx';
export { Card, type CardProps } from './layout/Card.tsx';
export { type Tab, Tabs, type TabsProps } from './layout/Tabs.tsx';
export { VisuallyHidden } from './layout/VisuallyHidden.tsx';
export { createLazyCode, type LazyCode } from './lazy/lazyCode.ts';
export { type Lazy, useLazy } from './lazy/useLazy.ts';
export { Menu, type MenuItem, type MenuProps } from './menu/Menu.tsx';
export { Toaster, type ToasterProps } from './toaster/Toaster.tsx';
export {
  createToasts,
  type Toast,
  type ToastContent,
  type Toasts,
  type ToastTone,
} from './toaster/toasts.ts';
