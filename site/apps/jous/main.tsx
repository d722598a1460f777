import { startApp } from '../shell/startApp';
import { Jous } from './Jous';

startApp('jous', <Jous />);
