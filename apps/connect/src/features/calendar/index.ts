export { AddToCalendarMenu } from './components/AddToCalendarMenu';
export { SubscribeDialog } from './components/SubscribeDialog';
