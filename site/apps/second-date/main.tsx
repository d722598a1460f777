import { startApp } from '../shell/startApp';
import { SecondDate } from './SecondDate';

startApp('second-date', <SecondDate />);
