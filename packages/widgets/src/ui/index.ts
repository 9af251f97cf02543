export { Button, type ButtonProps, type ButtonVariant } from './button/Button.tsx';
export { ButtonLink, type ButtonLinkProps } from './button/ButtonLink.tsx';
export { IconButton, type IconButtonProps } from './button/IconButton.tsx';
export { Card, type CardProps } from './card/Card.tsx';
export { type Choice, ChoiceChips, type ChoiceChipsProps } from './choice/ChoiceChips.tsx';
export { ConfirmDialog, type ConfirmDialogProps } from './confirm/ConfirmDialog.tsx';
export { CopyButton, type CopyButtonProps } from './copy/CopyButton.tsx';
export { Dialog, type DialogProps } from './dialog/Dialog.tsx';
export { EmptyState, type EmptyStateProps } from './empty/EmptyState.tsx';
export { AmountInput, type AmountInputProps } from './field/AmountInput.tsx';
export { DateInput, type DateInputProps } from './field/DateInput.tsx';
export { Field, type FieldProps } from './field/Field.tsx';
export { PasswordInput, type PasswordInputProps } from './field/PasswordInput.tsx';
export { QuantityInput, type QuantityInputProps } from './field/QuantityInput.tsx';
export { SearchInput, type SearchInputProps } from './field/SearchInput.tsx';
export { Select, type SelectChoice, type SelectProps } from './field/Select.tsx';
export { TextInput, type TextInputProps } from './field/TextInput.tsx';
export { TimeInput, type TimeInputProps } from './field/TimeInput.tsx';
export { FormFrame, type FormFrameProps } from './form/FormFrame.tsx';
export { VisuallyHidden } from './hidden/VisuallyHidden.tsx';
export { Icon, type IconProps } from './icon/Icon.tsx';
export { findServiceGlyph } from './icon/serviceGlyphs.ts';
export { type Description, DescriptionList } from './list/DescriptionList.tsx';
export { listOption } from './list/option.css.ts';
export { useActiveOption } from './list/useActiveOption.ts';
export { Menu, type MenuProps } from './menu/Menu.tsx';
export type { MenuItem } from './menu/MenuItem.ts';
export { type AmountSize, AmountText, type AmountTextProps } from './money/AmountText.tsx';
export { Money, type MoneyProps } from './money/Money.tsx';
export { FailureNotice, type FailureNoticeProps } from './notice/FailureNotice.tsx';
export { Notice, type NoticeProps, type NoticeTone } from './notice/Notice.tsx';
export { StaleNotice, type StaleNoticeProps } from './notice/StaleNotice.tsx';
export { PasswordStrength, type PasswordStrengthProps } from './password-strength/PasswordStrength.tsx';
export {
  alike,
  Skeleton,
  type SkeletonProps,
  SkeletonText,
  type SkeletonTextProps,
} from './skeleton/Skeleton.tsx';
export { Slider, type SliderProps } from './slider/Slider.tsx';
export { Spinner, type SpinnerProps } from './spinner/Spinner.tsx';
export { Badge, type BadgeProps, type BadgeTone } from './status/Badge.tsx';
export { MoneyBadge } from './status/MoneyBadge.tsx';
export { StatusBadge } from './status/StatusBadge.tsx';
export { type Tab, Tabs, type TabsProps } from './tabs/Tabs.tsx';
export { TextButton, TextLink } from './text-link/TextLink.tsx';
export { ProviderTile, type ProviderTileProps } from './tile/ProviderTile.tsx';
export { Toaster, type ToasterProps } from './toaster/Toaster.tsx';
export {
  createToasts,
  type Toast,
  type ToastContent,
  type Toasts,
  type ToastTone,
} from './toaster/toasts.ts';
