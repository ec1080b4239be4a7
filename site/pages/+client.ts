import '../styles/index.ts'
import '../islands/index.ts'
