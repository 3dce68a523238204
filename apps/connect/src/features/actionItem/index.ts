export { ActionItemAnswers } from './components/ActionItemAnswers';
export { ActionItemsSection } from './components/ActionItemsSection';
export { AdviceList } from './components/AdviceList';
export { GiveAdvice } from './components/GiveAdvice';
export { ItemChoices } from './components/ItemChoices';
export { NewItemDialog } from './components/NewItemDialog';
export { answerOf, dueOf, sourceOf } from './actionItemWords';
export { useActionItems, useAdvice, useAnswerActionItem, useAsksForAnswers } from './useActionItems';
