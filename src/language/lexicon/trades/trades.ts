import { buildingTrades } from './building.ts'
import { businessTrades } from './business.ts'
import { careAndLearningTrades } from './care-and-learning.ts'
import { eventsAndFoodTrades } from './events-and-food.ts'
import { housingAndCraftsTrades } from './housing-and-crafts.ts'
import { industryTrades } from './industry.ts'
import { vehiclesAndGoodsTrades } from './vehicles-and-goods.ts'

export const tradeRows = [
  buildingTrades,
  eventsAndFoodTrades,
  careAndLearningTrades,
  vehiclesAndGoodsTrades,
  businessTrades,
  industryTrades,
  housingAndCraftsTrades,
]
  .map((rows) => rows.trim())
  .join('\n')
