import '../styles/index.ts'
import '../styles/swap.ts'
import '../islands/index.ts'
