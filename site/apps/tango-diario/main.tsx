import { startApp } from '../shell/startApp';
import { TangoDiario } from './TangoDiario';

startApp('tango-diario', <TangoDiario />);
